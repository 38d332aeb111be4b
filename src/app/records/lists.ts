import { defineChunk } from '../../ui/useChunk';
import type * as Lists from '../lists';

/** Everything that list screens need, a chunk of its own. */
export const LISTS = defineChunk< typeof Lists >( () => import( '../lists' ) );
