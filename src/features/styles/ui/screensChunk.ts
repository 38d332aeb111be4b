import { defineChunk } from '@/ui/useChunk';
import type * as Screens from './screens';

/** The screens of the styles and their menu. */
export const SCREENS = defineChunk< typeof Screens >(
	() => import( './screens' )
);
