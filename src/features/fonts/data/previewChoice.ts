import { useDispatch, useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

const SCOPE = 'atelier';
const NAME = 'fontPreview';

/** The font sizes of previews, in pixels. */
export const PREVIEW_SIZE = { least: 12, most: 72, initial: 18 } as const;

/** The text and font size of previews. */
export interface PreviewChoice {
	/** Empty for the default text. */
	readonly text: string;
	readonly size: number;
}

/** The user's choice, stored in WordPress's user preferences. */
export function usePreviewChoice(): readonly [
	PreviewChoice,
	( change: Partial< PreviewChoice > ) => void,
] {
	const stored = useSelect( ( select ) => {
		const found = select( preferencesStore ).get( SCOPE, NAME );
		return isRecord( found ) ? found : NOTHING;
	}, [] );
	const { set } = useDispatch( preferencesStore );
	const choice = {
		text: stringOr( stored.text ),
		size: parseSize( stored.size ),
	};
	return [
		choice,
		( change ) => void set( SCOPE, NAME, { ...choice, ...change } ),
	];
}

const NOTHING: UnknownRecord = {};

const parseSize = ( size: unknown ): number =>
	typeof size === 'number' && Number.isFinite( size )
		? Math.min( PREVIEW_SIZE.most, Math.max( PREVIEW_SIZE.least, size ) )
		: PREVIEW_SIZE.initial;
