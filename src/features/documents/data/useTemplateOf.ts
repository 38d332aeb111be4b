import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { stringOr } from '@/kernel/guards';
import type { DocumentRef, EntityRecord } from '../model/document';
import { templateLookup } from '../model/templateSlug';
import { recordId } from './useDocument';

/**
 * The template that WordPress renders a post with.
 *
 * @param document  The post; null if it has no template, like a template itself.
 * @return The template's record, null without one, undefined while it loads.
 */
export function useTemplateOf(
	document: DocumentRef | null
): EntityRecord | null | undefined {
	return useSelect(
		( select ) => {
			if ( ! document ) {
				return null;
			}
			const core = select( coreStore );
			const post = core.getEditedEntityRecord(
				'postType',
				document.type,
				recordId( document.id )
			);
			const site = core.getEntityRecord( 'root', '__unstableBase' );
			if ( ! post || ! site ) {
				return undefined;
			}
			const hasFrontPage = site.show_on_front === 'page';
			const { exactly, lookup } = templateLookup( {
				...document,
				slug: stringOr( post.slug ),
				chosen: stringOr( post.template ),
				frontPageId: hasFrontPage ? String( site.page_on_front ) : '',
				postsPageId: hasFrontPage ? String( site.page_for_posts ) : '',
			} );
			for ( const slug of exactly ) {
				const found = core.getDefaultTemplateId( { slug } );
				if ( found === undefined ) {
					return undefined;
				}
				if ( found.endsWith( `//${ slug }` ) ) {
					return templateRecord( core, found );
				}
			}
			const found = core.getDefaultTemplateId( { slug: lookup } );
			return found ? templateRecord( core, found ) : notFound( found );
		},
		[ document ]
	);
}

/** An empty ID means that there is none; undefined, that it hasn't loaded. */
const notFound = ( id: string | undefined ): null | undefined =>
	id === undefined ? undefined : null;

function templateRecord(
	core: {
		getEntityRecord(
			kind: string,
			name: string,
			id: string
		): Readonly< Record< string, unknown > > | null | undefined;
	},
	id: string
): EntityRecord | undefined {
	const record = core.getEntityRecord( 'postType', 'wp_template', id );
	return record ? ( record as EntityRecord ) : undefined;
}
