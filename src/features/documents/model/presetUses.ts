import { isRecord, stringOr } from '../../../kernel/guards';

/** A document whose content uses a preset. */
export interface PresetUse {
	/** A post type, such as `wp_template`. */
	readonly type: string;
	readonly id: string;
	readonly title: string;
}

/** Where content uses a preset, as far as the user may know. */
export interface PresetUses {
	/** The first of them. */
	readonly places: readonly PresetUse[];
	/** How many there are in all that the user may edit. */
	readonly total: number;
	/** How many there are that the user may not edit. */
	readonly others: number;
	/** Whether the server had the time to look into everything. */
	readonly isComplete: boolean;
}

/** What the server says about uses; null where it makes no sense. */
export function parsePresetUses(
	answer: unknown,
	readText: ( text: string ) => string
): PresetUses | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.places ) ) {
		return null;
	}
	const { places, total, others, isComplete } = answer;
	return {
		places: places.filter( isRecord ).map( ( { type, id, title } ) => ( {
			type: stringOr( type ),
			id: stringOr( id ),
			title: readText( stringOr( title ) ),
		} ) ),
		total: countOr( total, places.length ),
		others: countOr( others, 0 ),
		isComplete: isComplete !== false,
	};
}

const countOr = ( value: unknown, instead: number ): number =>
	typeof value === 'number' ? value : instead;
