import apiFetch from '@wordpress/api-fetch';
import type { UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import {
	faceSettings,
	findInstalled,
	hasAccents,
	parseInstalled,
	type FamilyId,
	type InstalledFamily,
} from '../model/installed';
import { loadInstalled } from './installed';
import { faceToSend, type FaceToInstall } from '../model/toInstall';

const FAMILIES = '/wp/v2/font-families';

/** The installed family and its faces; null if the server has none. */
export async function findFamily(
	wanted: FamilyId
): Promise< Result< InstalledFamily | null > > {
	const { slug } = wanted;
	const found = await findBySlug( slug );
	if ( ! found.ok || found.value || ! hasAccents( slug ) ) {
		return found;
	}
	const all = await loadInstalled();
	return all.ok ? ok( findInstalled( all.value, wanted ) ?? null ) : all;
}

function findBySlug(
	slug: string
): Promise< Result< InstalledFamily | null > > {
	return attempt( async () => {
		const answer = await apiFetch( {
			path: `${ FAMILIES }?slug=${ encodeURIComponent( slug ) }&_embed=true`,
		} );
		return Array.isArray( answer )
			? ok( parseInstalled( answer[ 0 ] ) )
			: fail( { code: 'malformed' } );
	} );
}

export async function createFamily(
	settings: UnknownRecord
): Promise< Result< InstalledFamily > > {
	const body = new FormData();
	body.append( 'font_family_settings', JSON.stringify( settings ) );
	return attempt( async () => {
		const made = parseInstalled(
			await apiFetch( { path: FAMILIES, method: 'POST', body } )
		);
		return made ? ok( made ) : fail( { code: 'malformed' } );
	} );
}

/**
 * Sends a face with its files.
 *
 * @param family The id of its family.
 * @param face
 * @param at     The index of the face in the request, which names its files.
 * @param signal
 * @return The face as stored by the server.
 */
export async function createFace(
	family: number,
	{ settings, files }: FaceToInstall,
	at: number,
	signal?: AbortSignal
): Promise< Result< UnknownRecord > > {
	const names = files.map( ( _, index ) => `file-${ at }-${ index }` );
	const body = new FormData();
	body.append(
		'font_face_settings',
		JSON.stringify( faceToSend( settings, names ) )
	);
	files.forEach( ( file, index ) =>
		body.append( names[ index ] ?? '', file, file.name )
	);
	return attempt( async () => {
		const stored = faceSettings(
			await apiFetch( {
				path: `${ FAMILIES }/${ family }/font-faces`,
				method: 'POST',
				body,
				...( signal ? { signal } : {} ),
			} )
		);
		return stored ? ok( stored ) : fail( { code: 'malformed' } );
	} );
}

export function deleteFamily( id: number ): Promise< Result< void > > {
	return attempt( async () => {
		await apiFetch( {
			path: `${ FAMILIES }/${ id }?force=true`,
			method: 'DELETE',
		} );
		return ok( undefined );
	} );
}
