/** What every stage may use of this room. */
export { isHelpOpen, openFirstSteps, openHelp } from './data/help';
export { HelpLayer } from './ui/HelpLayer';
