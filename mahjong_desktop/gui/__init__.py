"""Pages, dialogs and controls: what a person sees and clicks."""
