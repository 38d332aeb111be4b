/** The screens other than home: a stage of their own, which runs at once on a page that starts with one of them. */
export { DraftBar } from '@/features/siteDrafts';
export { ThemeBar } from '@/features/themes';
export { openHelp } from '@/features/help';
export { Help } from './Help';
export { openAhead } from './openAhead';
export { screenAt } from './screenAt';
export { WarmUp } from './WarmUp';
