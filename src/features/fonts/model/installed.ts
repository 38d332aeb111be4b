import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { parseFamily, type FontFamily } from './family';
import { kebabCase } from '../../../kernel/kebabCase';

/** An installed family with all its faces. */
export interface InstalledFamily extends FontFamily {
	readonly id: number;
}

/** Parses a REST response with embedded faces; null for other values. */
export function parseInstalled( raw: unknown ): InstalledFamily | null {
	if (
		! isRecord( raw ) ||
		typeof raw.id !== 'number' ||
		! isRecord( raw.font_family_settings )
	) {
		return null;
	}
	const embedded = isRecord( raw._embedded ) ? raw._embedded.font_faces : [];
	const family = parseFamily( {
		...raw.font_family_settings,
		fontFace: ( Array.isArray( embedded ) ? embedded : [] ).flatMap(
			( face ) => faceSettings( face ) ?? []
		),
	} );
	return family && { ...family, id: raw.id };
}

/** The stored face in a REST response. */
export const faceSettings = ( raw: unknown ): UnknownRecord | null =>
	isRecord( raw ) && isRecord( raw.font_face_settings )
		? raw.font_face_settings
		: null;

/** Whether a collection's family with this slug is installed. */
export const isInstalled = (
	families: readonly InstalledFamily[],
	slug: string
): boolean => findInstalled( families, slug ) !== undefined;

export const findInstalled = (
	families: readonly InstalledFamily[],
	slug: string
): InstalledFamily | undefined => {
	const kept = kebabCase( slug );
	return families.find( ( family ) => family.slug === kept );
};
