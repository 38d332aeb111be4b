import { createOwnView } from '@/features/views';
import { NARROW_VIEW_RULES, VIEW_RULES } from '../model/view';

export const ownView = createOwnView( 'menus', VIEW_RULES );

/** On a small screen. */
export const ownNarrowView = createOwnView( 'menus-narrow', NARROW_VIEW_RULES );
