import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '../../../kernel/guards';
import { assertNever } from '../../../kernel/invariant';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { boot } from '../../../platform/boot';
import { toAppError } from '../../../platform/failure';
import { askAgain, forgetEdits } from '../../documents/records';
import { copyOf } from '../model/copy';
import type { Post } from '../model/post';
import { outdate } from './listing';

/** What can be done to several items at once. */
export type Change =
	| { readonly name: 'trash' | 'restore' | 'delete' }
	| {
			readonly name: 'template';
			/** Empty for the one that WordPress chooses. */
			readonly slug: string;
	  };

/** What came of it. */
export interface Outcome {
	readonly done: readonly Post[];
	readonly failed: readonly {
		readonly post: Post;
		readonly error: AppError;
	}[];
}

interface Progress {
	/** Told how many have been tried. */
	readonly onStep: ( tried: number ) => void;
	/** Stops before the next item. */
	readonly signal: AbortSignal;
}

const NO_PROGRESS: Progress = {
	onStep: () => undefined,
	signal: new AbortController().signal,
};

/** Does the same to one item after the other, so that each has an outcome of its own. */
export async function changePosts(
	posts: readonly Post[],
	change: Change,
	progress?: Progress
): Promise< Outcome > {
	return each( posts, ( post ) => apply( post, change ), progress );
}

/** Gives items back what they had before a change that can be undone, as they are given here. */
export const takeBack = (
	posts: readonly Post[],
	change: 'trash' | 'template'
): Promise< Outcome > =>
	each( posts, ( post ) =>
		change === 'trash'
			? send( routeOf( post ), 'POST', { status: post.status } )
			: put( post, { template: post.template }, 'template' )
	);

function apply( post: Post, change: Change ): Promise< Result< unknown > > {
	switch ( change.name ) {
		case 'trash':
			return remove( post, routeOf( post ) );
		case 'delete':
			return remove( post, `${ routeOf( post ) }&force=true` );
		case 'restore':
			// As WordPress does: nothing is published by being restored.
			return send( routeOf( post ), 'POST', { status: 'draft' } );
		case 'template':
			return put( post, { template: change.slug }, 'template' );
		default:
			return assertNever( change );
	}
}

async function each(
	posts: readonly Post[],
	act: ( post: Post ) => Promise< Result< unknown > >,
	{ onStep, signal }: Progress = NO_PROGRESS
): Promise< Outcome > {
	const done: Post[] = [];
	const failed: { post: Post; error: AppError }[] = [];
	for ( const post of posts ) {
		if ( signal.aborted ) {
			break;
		}
		const result = await act( post );
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

async function remove(
	post: Post,
	path: string
): Promise< Result< unknown > > {
	const result = await send( path, 'DELETE' );
	if ( result.ok ) {
		forgetEdits( post );
	}
	return result;
}

/** Gives an item another title. */
export const renamePost = (
	post: Post,
	title: string
): Promise< Result< unknown > > => update( post, { title }, 'title' );

/** Gives an item another place among its siblings. */
export const orderPost = (
	post: Post,
	order: number
): Promise< Result< unknown > > =>
	update( post, { menu_order: order }, 'menu_order' );

async function update(
	post: Post,
	data: Readonly< Record< string, unknown > >,
	property: string
): Promise< Result< unknown > > {
	const result = await put( post, data, property );
	if ( result.ok ) {
		settle();
	}
	return result;
}

/** Saves a property; an edit of it that was not saved is gone then. */
async function put(
	post: Post,
	data: Readonly< Record< string, unknown > >,
	property: string
): Promise< Result< unknown > > {
	const result = await send( routeOf( post ), 'POST', data );
	if ( result.ok ) {
		forgetEdits( { ...post, property } );
	}
	return result;
}

/** Makes a draft with the same content. */
export async function duplicatePost(
	post: Post,
	title: string
): Promise< Result< { readonly id: string } > > {
	const original = await send( `${ itemRoute( post ) }?context=edit`, 'GET' );
	if ( ! original.ok ) {
		return original;
	}
	if ( ! isRecord( original.value ) ) {
		return fail( { code: 'malformed' } );
	}
	const made = await send(
		`${ routeFor( post.type ) }?_fields=id`,
		'POST',
		copyOf( original.value, title )
	);
	if ( ! made.ok ) {
		return made;
	}
	settle();
	return isRecord( made.value ) && typeof made.value.id === 'number'
		? ok( { id: String( made.value.id ) } )
		: fail( { code: 'malformed' } );
}

/** What is on the screen, and what core-data remembers, may not be true any more. */
function settle() {
	outdate();
	askAgain();
}

const routeFor = ( type: string ): string =>
	boot().postTypes[ type ]?.route ?? '';

const itemRoute = ( { type, id }: Post ): string =>
	`${ routeFor( type ) }/${ id }`;

/** Nothing of the answer is needed but that there is one. */
const routeOf = ( post: Post ): string => `${ itemRoute( post ) }?_fields=id`;

async function send(
	path: string,
	method: 'GET' | 'POST' | 'DELETE',
	data?: Readonly< Record< string, unknown > >
): Promise< Result< unknown > > {
	try {
		return ok(
			await apiFetch( { path, method, ...( data ? { data } : {} ) } )
		);
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}
