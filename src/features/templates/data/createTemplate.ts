import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { fail, ok, type AppError, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { attempt } from '@/platform/failure';
import { titleOf } from '@/features/documents/index.model';
import {
	markInherited,
	refetch,
	sendingCopy,
} from '@/features/documents/index.records';
import { TYPE } from './useTemplates';

const ROUTE = '/wp/v2/templates';

/** A template to create. */
export interface NewTemplate {
	readonly slug: string;
	/** If it equals the slug, the server generates title and description from the slug. */
	readonly title: string;
	readonly description: string;
	/** The prefix of its slug in WordPress's template hierarchy; null for a custom template. */
	readonly prefix: string | null;
}

export interface CreatedTemplate {
	readonly id: string;
	readonly title: string;
}

/** Creates a template: the front end stays the same until the template is edited. */
export function createTemplate( {
	slug,
	title,
	description,
	prefix,
}: NewTemplate ): Promise< Result< CreatedTemplate > > {
	return attempt( async () => {
		const above =
			prefix === null ? null : await templateAbove( slug, prefix );
		if ( above?.slug === slug ) {
			refetch();
			return fail( exists() );
		}
		const content = above?.content ?? '';
		const record: unknown = await sendingCopy( content, () =>
			dispatch( coreStore ).saveEntityRecord(
				'postType',
				TYPE,
				{
					slug,
					title,
					description,
					status: 'publish',
					is_wp_suggestion: prefix !== null,
					content,
				},
				{ throwOnError: true }
			)
		);
		if ( ! isRecord( record ) || typeof record.id !== 'string' ) {
			return fail( { code: 'malformed' } );
		}
		if ( prefix !== null && record.slug !== slug ) {
			await takeBack( record.id );
			return fail( exists() );
		}
		if ( above?.content ) {
			markInherited( { type: TYPE, id: record.id } );
		}
		return ok( {
			id: record.id,
			title: decodeEntities( titleOf( record ) ),
		} );
	} );
}

/** The template that WordPress falls back to without a template of this slug. */
async function templateAbove(
	slug: string,
	prefix: string
): Promise< { readonly slug: string; readonly content: string } > {
	const answer = await apiFetch( { path: pathAbove( slug, prefix ) } );
	const record = isRecord( answer ) ? answer : {};
	return {
		slug: stringOr( record.slug ),
		content: rawText( record.content ),
	};
}

function pathAbove( slug: string, prefix: string ): string {
	const { home } = boot();
	const front = home?.type === TYPE ? home : home?.template;
	if ( slug === 'front-page' && front ) {
		// The lookup doesn't know that a page may be the front page.
		return `${ ROUTE }/${ front.id }?context=edit`;
	}
	const query = new URLSearchParams( { slug } );
	if ( prefix ) {
		query.set( 'template_prefix', prefix );
	}
	return `${ ROUTE }/lookup?${ query }`;
}

/**
 * Deletes the template again: someone else has created one in the meantime, or the slug was too long, so the server has
 * changed the slug and would never use the template.
 */
async function takeBack( id: string ): Promise< void > {
	await apiFetch( {
		path: `${ ROUTE }/${ id }?force=true`,
		method: 'DELETE',
	} );
	refetch();
}

const exists = (): AppError => ( {
	code: 'conflict',
	detail: __( 'This template already exists.', 'atelier' ),
} );
