/** The entry point for the editor stage. */
export { addressOf } from './data/addressOf';
export { PANELS, usePanel } from './data/panels';
export { useSeenPost } from './data/useSeenPost';
export { SettingsPanel } from './ui/SettingsPanel';
export { TemplateQuestion } from './ui/TemplateQuestion';
export { showTrashedPatterns } from './ui/trashedPattern';
