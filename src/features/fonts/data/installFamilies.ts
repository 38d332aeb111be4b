import { stringOr, type UnknownRecord } from '@/kernel/guards';
import type { AppError, Result } from '@/kernel/result';
import { parseFamily, type FontFamily } from '../model/family';
import type { FamilyId, InstalledFamily } from '../model/installed';
import { kebabCase } from '@/kernel/kebabCase';
import {
	faceIdentity,
	familySettings,
	type FaceToInstall,
	type FamilyToInstall,
} from '../model/toInstall';

/** The REST requests of an installation. */
export interface FontServer {
	readonly find: (
		wanted: FamilyId
	) => Promise< Result< InstalledFamily | null > >;
	readonly create: (
		settings: UnknownRecord
	) => Promise< Result< InstalledFamily > >;
	readonly addFace: (
		family: number,
		face: FaceToInstall,
		at: number,
		signal?: AbortSignal
	) => Promise< Result< UnknownRecord > >;
	readonly remove: ( family: number ) => Promise< unknown >;
}

export interface InstallOptions {
	readonly signal?: AbortSignal;
	/** Called with the number of finished faces and the total. */
	readonly onProgress?: ( done: number, all: number ) => void;
}

/** The result of an installation. */
export interface Installation {
	/** Requested families and faces that are on the server now. */
	readonly installed: readonly FontFamily[];
	readonly errors: readonly AppError[];
}

/** A family without files counts as one step. */
const workOf = ( { faces }: FamilyToInstall ): number =>
	Math.max( faces.length, 1 );

/**
 * Installs families and their faces one after the other: the server looks for a free file name before it writes, and
 * parallel requests would find the same one.
 *
 * @param families
 * @param server
 * @param options
 */
export async function installFamilies(
	families: readonly FamilyToInstall[],
	server: FontServer,
	options: InstallOptions
): Promise< Installation > {
	const all = families.reduce( ( sum, family ) => sum + workOf( family ), 0 );
	const installed: FontFamily[] = [];
	const errors: AppError[] = [];
	let before = 0;
	for ( const family of families ) {
		if ( options.signal?.aborted ) {
			break;
		}
		const start = before;
		const made = await installFamily( family, server, {
			...options,
			onProgress: ( done ) => options.onProgress?.( start + done, all ),
		} );
		installed.push( ...made.installed );
		errors.push( ...made.errors );
		before += workOf( family );
		options.onProgress?.( before, all );
	}
	return { installed, errors };
}

async function installFamily(
	wanted: FamilyToInstall,
	server: FontServer,
	options: InstallOptions
): Promise< Installation > {
	const slug = kebabCase( stringOr( wanted.settings.slug ) );
	if ( slug === '' ) {
		// Without a slug, the server would return any family.
		return { installed: [], errors: [ { code: 'invalid' } ] };
	}
	const found = await server.find( {
		slug,
		name: stringOr( wanted.settings.name ),
	} );
	if ( ! found.ok ) {
		return { installed: [], errors: [ found.error ] };
	}
	const home = found.value
		? { ok: true as const, value: found.value }
		: await server.create( familySettings( wanted.settings, slug ) );
	if ( ! home.ok ) {
		return { installed: [], errors: [ home.error ] };
	}
	const { faces, errors } = await addFaces(
		home.value,
		wanted.faces,
		server,
		options
	);
	if ( faces.length === 0 && wanted.faces.length > 0 ) {
		if ( ! found.value ) {
			await server.remove( home.value.id );
		}
		return { installed: [], errors };
	}
	const family = parseFamily( {
		...home.value.raw,
		...( faces.length > 0 ? { fontFace: faces } : {} ),
	} );
	return { installed: family ? [ family ] : [], errors };
}

/** Sends the missing faces of a family. Existing faces count as installed. */
async function addFaces(
	{ id, faces: present }: InstalledFamily,
	wanted: readonly FaceToInstall[],
	server: FontServer,
	{ signal, onProgress }: InstallOptions
): Promise< {
	readonly faces: readonly UnknownRecord[];
	readonly errors: readonly AppError[];
} > {
	const stored = new Map(
		present.map( ( { raw } ) => [ faceIdentity( raw ), raw ] )
	);
	const faces = new Set< UnknownRecord >();
	const errors: AppError[] = [];
	for ( const [ at, face ] of wanted.entries() ) {
		if ( signal?.aborted ) {
			break;
		}
		const identity = faceIdentity( face.settings );
		const known = stored.get( identity );
		if ( known ) {
			faces.add( known );
		} else {
			const added = await server.addFace( id, face, at, signal );
			if ( added.ok ) {
				stored.set( identity, added.value );
				faces.add( added.value );
			} else if ( ! signal?.aborted ) {
				errors.push( added.error );
			}
		}
		onProgress?.( at + 1, wanted.length );
	}
	return { faces: [ ...faces ], errors };
}
