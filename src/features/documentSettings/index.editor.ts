/** The entry point for the editor stage. */
export { addressOf } from './data/addressOf';
export { useSeenPost } from './data/useSeenPost';
export { PanelChoices } from './ui/PanelChoices';
export { SettingsPanel } from './ui/SettingsPanel';
export { TemplateQuestion } from './ui/TemplateQuestion';
export { showTrashedPatterns } from './ui/trashedPattern';
