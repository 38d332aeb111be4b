import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { assertNever } from '@/kernel/invariant';
import { fail, ok, type AppError, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { newRun, type RunHeader } from '@/platform/historyRun';
import { request } from '@/platform/request';
import { basedOn, versionOf } from '@/features/documents/index.model';
import { removeKnowingly, sendRemoval } from '@/features/documents';
import {
	refetch,
	forgetEdits,
	isShown,
} from '@/features/documents/index.records';
import { copyAttempts, copyOf, type Refusable } from '../model/copy';
import { createOwnVersions } from '../model/ownVersions';
import { valueOf, type Post } from '../model/post';
import { invalidateListings } from './listing';

type PostData = Readonly< Record< string, unknown > >;

/** A bulk action. */
export type Change =
	| { readonly name: 'trash' | 'delete' }
	| { readonly name: 'restore' }
	| FieldChange;

/** The same value for all items. */
export interface FieldChange {
	readonly name: 'template' | 'status' | 'author';
	/** The slug of a template, empty for the default template; a status; the id of an author. */
	readonly value: string | number;
}

/** The result of a bulk action. */
export interface ChangeOutcome {
	readonly done: readonly Post[];
	readonly failed: readonly {
		readonly post: Post;
		readonly error: AppError;
	}[];
}

interface Progress {
	/** Called with the number of items that were tried. */
	readonly onStep: ( tried: number ) => void;
	/** Stops before the next item. */
	readonly signal: AbortSignal;
}

const NO_PROGRESS: Progress = {
	onStep: () => undefined,
	signal: new AbortController().signal,
};

/** Applies a change to one item after the other; each has a result of its own. */
export async function changePosts(
	posts: readonly Post[],
	change: Change,
	progress?: Progress
): Promise< ChangeOutcome > {
	switch ( change.name ) {
		case 'trash':
		case 'delete':
			return removePosts( posts, change.name, progress );
		case 'restore':
		case 'template':
		case 'status':
		case 'author':
			return each(
				posts,
				( post, run ) => apply( post, change, run ),
				progress
			);
		default:
			return assertNever( change );
	}
}

/** Undoes a change: restores the previous values, which are those of the given items. */
export const takeBack = (
	posts: readonly Post[],
	change: 'trash' | FieldChange[ 'name' ]
): Promise< ChangeOutcome > =>
	each( posts, ( post, run ) =>
		change === 'trash'
			? setStatus( post, post.status, run )
			: put( post, dataBefore( post, change ), run )
	);

function apply(
	post: Post,
	change: Exclude< Change, { readonly name: 'trash' | 'delete' } >,
	run: RunHeader
): Promise< Result< unknown > > {
	switch ( change.name ) {
		case 'restore':
			// As in WordPress: restoring publishes nothing.
			return setStatus( post, 'draft', run );
		case 'template':
		case 'status':
		case 'author':
			return putKept( post, change, run );
		default:
			return assertNever( change );
	}
}

/** Fails where the server has stored another value: types and plugins ignore or replace what they don't support. */
async function putKept(
	post: Post,
	change: FieldChange,
	run: RunHeader
): Promise< Result< unknown > > {
	const { name, value } = change;
	const result = await put( post, dataFor( post, change ), run );
	if ( ! result.ok ) {
		return result;
	}
	const stored = isRecord( result.value ) ? result.value[ name ] : undefined;
	// What is published with a date in the future is scheduled.
	const isKept =
		String( stored ) === String( value ) ||
		( value === 'publish' && stored === 'future' );
	return isKept
		? result
		: fail( {
				code: 'unsendable',
				detail: __(
					'The site didn’t accept the new value. A plugin may not allow it here.',
					'atelier'
				),
			} );
}

const dataFor = ( post: Post, { name, value }: FieldChange ): PostData => ( {
	[ name ]: value,
	// With a future date the item would stay scheduled.
	...( name === 'status' && post.status === 'future' ? { date: null } : {} ),
} );

const dataBefore = ( post: Post, name: FieldChange[ 'name' ] ): PostData => ( {
	[ name ]: valueOf( post, name ),
	...( name === 'status' && post.status === 'future'
		? { date: post.date }
		: {} ),
	// WordPress removes the password of private posts.
	...( name === 'status' && post.password !== ''
		? { password: post.password }
		: {} ),
} );

async function each(
	posts: readonly Post[],
	act: ( post: Post, run: RunHeader ) => Promise< Result< unknown > >,
	{ onStep, signal }: Progress = NO_PROGRESS
): Promise< ChangeOutcome > {
	const done: Post[] = [];
	const failed: { post: Post; error: AppError }[] = [];
	const run = newRun();
	for ( const post of posts ) {
		if ( signal.aborted ) {
			break;
		}
		const result = await act( post, run );
		if ( result.ok ) {
			done.push( post );
		} else {
			failed.push( { post, error: result.error } );
		}
		onStep( done.length + failed.length );
	}
	settle();
	return { done, failed };
}

/** Items that someone else has changed since they were listed are only removed if the user confirms it. */
async function removePosts(
	posts: readonly Post[],
	removal: 'trash' | 'delete',
	{ onStep, signal }: Progress = NO_PROGRESS
): Promise< ChangeOutcome > {
	const tried = new Set< Post >();
	const now = new Map< Post, Post >();
	const fates = await removeKnowingly( posts, {
		removal,
		hasSeen: isShown,
		onChanged: ( post, { record } ) =>
			now.set( post, {
				...post,
				status: stringOr( record.status, post.status ),
			} ),
		send: async ( post, version, run ) => {
			if ( signal.aborted && version === null ) {
				return null;
			}
			const answer = await sendRemoval(
				`${ routeOf( post ) }${ removal === 'delete' ? '&force=true' : '' }`,
				version ?? versionNow( post ),
				run
			);
			if ( answer.ok ) {
				forgetEdits( post );
				if ( removal === 'trash' ) {
					receive( post, {
						id: Number( post.id ),
						status: 'trash',
					} );
				}
			}
			onStep( tried.add( post ).size );
			return answer;
		},
	} );
	settle();
	const done: Post[] = [];
	const failed: { post: Post; error: AppError }[] = [];
	posts.forEach( ( post, at ) => {
		const fate = fates[ at ];
		if ( typeof fate !== 'object' ) {
			return;
		}
		if ( fate.ok ) {
			done.push( now.get( post ) ?? post );
		} else {
			failed.push( { post, error: fate.error } );
		}
	} );
	return { done, failed };
}

/** Renames an item; the result is its stored title, as a type without titles ignores it. */
export async function renamePost(
	post: Post,
	title: string
): Promise< Result< string > > {
	const stored = await update( post, { title }, 'title' );
	return stored.ok
		? isRecord( stored.value )
			? ok( rawText( stored.value ) )
			: fail( { code: 'malformed' } )
		: stored;
}

/** Changes an item's order among its siblings. */
export async function orderPost(
	post: Post,
	order: number
): Promise< Result< unknown > > {
	const stored = await update( post, { menu_order: order }, 'menu_order' );
	return stored.ok && stored.value !== order
		? fail( { code: 'malformed' } )
		: stored;
}

/** Saves properties; the result is what the server has stored for one of them. */
async function update(
	post: Post,
	data: PostData,
	name: string
): Promise< Result< unknown > > {
	const result = await put( post, data );
	if ( ! result.ok ) {
		return result;
	}
	settle();
	return ok( isRecord( result.value ) ? result.value[ name ] : undefined );
}

const versions = createOwnVersions();

const nameOf = ( { type, id }: Post ): string => `${ type } ${ id }`;

const versionNow = ( post: Post ): string =>
	versions.latest( nameOf( post ), post.version );

/**
 * Saves properties, unless someone else has changed one of them since it was listed; their unsaved edits are dropped.
 */
async function put(
	post: Post,
	data: PostData,
	run: RunHeader = {}
): Promise< Result< unknown > > {
	const version = versionNow( post );
	const result = await send(
		`${ itemRoute( post ) }?_fields=${ VERSIONED }`,
		'POST',
		data,
		{ ...basedOn( version ), ...run }
	);
	if ( result.ok ) {
		receive( post, result.value );
		const next = versionOf( result.value );
		if ( next !== '' ) {
			versions.note( nameOf( post ), version, next );
		}
		for ( const property of Object.keys( data ) ) {
			forgetEdits( { ...post, property } );
		}
	}
	return result;
}

async function setStatus(
	post: Post,
	status: string,
	run: RunHeader
): Promise< Result< unknown > > {
	const result = await send(
		`${ itemRoute( post ) }?_fields=${ VERSIONED }`,
		'POST',
		{ status },
		run
	);
	if ( result.ok ) {
		receive( post, result.value );
	}
	return result;
}

/** Updates the record in core-data, which doesn't refetch a record that it has some fields of. */
function receive( { type }: Post, record: unknown ) {
	if ( isRecord( record ) ) {
		void dispatch( coreStore ).receiveEntityRecords(
			'postType',
			type,
			[ record ],
			// Without these, core-data would take it for the complete record.
			{ _fields: Object.keys( record ).join( ',' ) }
		);
	}
}

/** A copy of an item. */
interface Copied {
	readonly id: string;
	/** Its stored title. */
	readonly title: string;
	/** The properties of the original that the server has refused. */
	readonly refused: readonly Refusable[];
}

/** Creates a draft with the same content, without the properties that the server refuses for a new item. */
export async function duplicatePost(
	post: Post,
	title: string
): Promise< Result< Copied > > {
	const original = await send( `${ itemRoute( post ) }?context=edit`, 'GET' );
	if ( ! original.ok ) {
		return original;
	}
	if ( ! isRecord( original.value ) ) {
		return fail( { code: 'malformed' } );
	}
	const copy = copyOf( original.value, title );
	let first: Result< never > | null = null;
	for ( const refused of copyAttempts( copy ) ) {
		const made = await send(
			`${ routeFor( post.type ) }?_fields=id,title`,
			'POST',
			Object.fromEntries(
				Object.entries( copy ).filter(
					( [ name ] ) => ! refused.some( ( one ) => one === name )
				)
			)
		);
		if ( made.ok ) {
			settle();
			return isRecord( made.value ) && typeof made.value.id === 'number'
				? ok( {
						id: String( made.value.id ),
						title: rawText( made.value.title ),
						refused,
					} )
				: fail( { code: 'malformed' } );
		}
		first ??= made;
		if ( ! isRefusal( made.error ) ) {
			break;
		}
	}
	return first ?? fail( { code: 'malformed' } );
}

/** Whether the server doesn't accept what was sent; after other failures, it may have created the item. */
const isRefusal = ( { status = 0 }: AppError ): boolean =>
	[ 400, 403, 404 ].includes( status );

/** Refetches lists and core-data's records, which may be outdated. */
function settle() {
	invalidateListings();
	refetch();
}

const routeFor = ( type: string ): string =>
	boot().postTypes[ type ]?.route ?? '';

const itemRoute = ( { type, id }: Post ): string =>
	`${ routeFor( type ) }/${ id }`;

/** The properties that lists can change, and the version. */
const VERSIONED =
	'id,title,status,password,date,author,menu_order,template,atelier_version';

/** Only the status of the response matters. */
const routeOf = ( post: Post ): string => `${ itemRoute( post ) }?_fields=id`;

function send(
	path: string,
	method: 'GET' | 'POST',
	data?: PostData,
	headers?: Readonly< Record< string, string > >
): Promise< Result< unknown > > {
	return request( {
		path,
		method,
		...( data ? { data } : {} ),
		...( headers ? { headers } : {} ),
	} );
}
