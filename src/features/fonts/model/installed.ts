import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { parseFamily, type FontFamily } from './family';
import { kebabCase } from '@/kernel/kebabCase';

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

/** The slug and the name of a family that may be installed. */
export type FamilyId = Pick< FontFamily, 'slug' | 'name' >;

/** Whether a family is installed. */
export const isInstalled = (
	families: readonly FontFamily[],
	wanted: FamilyId
): boolean => findInstalled( families, wanted ) !== undefined;

/**
 * The installed family that a family becomes. WordPress removes accents from slugs, in the way of the site's language, so that
 * only the name tells.
 */
export const findInstalled = < Family extends FontFamily >(
	families: readonly Family[],
	{ slug, name }: FamilyId
): Family | undefined => {
	const kept = kebabCase( slug );
	return (
		families.find( ( family ) => family.slug === kept ) ??
		( hasAccents( kept )
			? families.find( ( family ) => isSameName( family.name, name ) )
			: undefined )
	);
};

/** Whether WordPress stores a slug differently. */
export const hasAccents = ( slug: string ): boolean =>
	/[^\x20-\x7e]/.test( slug );

const isSameName = ( one: string, other: string ): boolean =>
	one.normalize().toLowerCase() === other.normalize().toLowerCase();
