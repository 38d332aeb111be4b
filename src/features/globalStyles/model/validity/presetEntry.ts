import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { valueKeyOf, type PresetKind } from '../presets';
import type { InvalidReason } from './reason';
import { LONGEST } from './text';
import { UNSAFE } from './tables';
import { addressIn, invalidReasonOf, isEmpty } from './values';

/** The reason why the slug of a preset is invalid. */
export function invalidSlugReason( slug: unknown ): InvalidReason | null {
	if ( typeof slug !== 'string' && typeof slug !== 'number' ) {
		return 'type';
	}
	const text = String( slug );
	return text === '' ||
		text.length > 200 ||
		UNSAFE.includes( text ) ||
		/[\p{Cc}<>"'\\/|;:{}()[\]]|\.\./u.test( text )
		? 'slug'
		: null;
}

/** The reason why a preset is invalid apart from its slug. */
export function invalidEntryReason(
	{ name, fluid, fontFace, preview, ...raw }: UnknownRecord,
	kind: PresetKind
): InvalidReason | null {
	const value = raw[ valueKeyOf( kind ) ];
	const looks: readonly ( InvalidReason | null | undefined )[] = [
		invalidNameReason( name ),
		isEmpty( value )
			? null
			: kind === 'duotone'
				? Array.isArray( value )
					? value.map( invalidReasonOf ).find( ( reason ) => reason )
					: 'type'
				: invalidReasonOf( value ),
		isRecord( fluid )
			? Object.values( fluid )
					.map( invalidReasonOf )
					.find( ( reason ) => reason )
			: typeof fluid === 'object' || typeof fluid === 'string'
				? isEmpty( fluid )
					? null
					: 'type'
				: null,
		kind === 'fontFamily' ? invalidFacesReason( fontFace ) : null,
		kind === 'fontFamily' ? addressIn( preview ) : null,
	];
	return looks.find( ( reason ) => reason ) ?? null;
}

function invalidNameReason( name: unknown ): InvalidReason | null {
	const text = typeof name === 'string' ? name : '';
	return typeof name === 'object' && name !== null
		? 'type'
		: text.length > LONGEST.value
			? 'long'
			: null;
}

function invalidFacesReason( faces: unknown ): InvalidReason | null {
	if ( isEmpty( faces ) ) {
		return null;
	}
	if ( ! Array.isArray( faces ) ) {
		return 'type';
	}
	return faces.map( invalidFaceReason ).find( ( reason ) => reason ) ?? null;
}

function invalidFaceReason( face: unknown ): InvalidReason | null {
	if ( ! isRecord( face ) ) {
		return 'type';
	}
	return (
		Object.entries( face )
			.map( ( [ key, value ] ) =>
				key === 'src' || key === 'preview'
					? ( Array.isArray( value ) ? value : [ value ] )
							.map( addressIn )
							.find( ( reason ) => reason )
					: isEmpty( value )
						? null
						: invalidReasonOf( value )
			)
			.find( ( reason ) => reason ) ?? null
	);
}
