import type { ReactNode } from 'react';
import type { ActionableItem } from '@/dataview';
import type { DocumentRef } from '@/features/documents/index.model';
import { useMenuActions } from '@/features/navigation';
import { usePartActions, usePatternActions } from '@/features/patterns';
import { usePostActions } from '@/features/posts';
import { useTemplateActions } from '@/features/templates';
import { boot, type PostTypeSummary } from '@/platform/boot';
import { hasPostsList } from '../listOf';

/** The properties that the items of all lists have. */
export interface Actable {
	readonly title: string;
	readonly status?: string;
}

/** Renders a document as the item of its list, for any type of item. */
type Show = < Item extends Actable >(
	listed: ActionableItem< Item >
) => ReactNode;

interface ListedDocumentProps {
	readonly document: DocumentRef;
	readonly children: Show;
	/** Rendered for types without a list. */
	readonly instead?: ReactNode;
}

/** A document as the item of its type's list, with the actions of that list. */
export function ListedDocument( {
	document: { type, id },
	children: show,
	instead = null,
}: ListedDocumentProps ) {
	switch ( type ) {
		case 'wp_template':
			return <OfTemplate id={ id } show={ show } />;
		case 'wp_template_part':
			return <OfPart id={ id } show={ show } />;
		case 'wp_block':
			return <OfPattern id={ id } show={ show } />;
		case 'wp_navigation':
			return <OfMenu id={ id } show={ show } />;
		default: {
			const postType = boot().postTypes[ type ];
			return postType && hasPostsList( type ) ? (
				<OfPost id={ id } postType={ postType } show={ show } />
			) : (
				instead
			);
		}
	}
}

interface OneProps {
	readonly id: string;
	readonly show: Show;
}

const OfTemplate = ( { id, show }: OneProps ) =>
	show( useTemplateActions( id ) );

const OfPart = ( { id, show }: OneProps ) => show( usePartActions( id ) );

const OfPattern = ( { id, show }: OneProps ) => show( usePatternActions( id ) );

const OfMenu = ( { id, show }: OneProps ) => show( useMenuActions( id ) );

const OfPost = ( {
	id,
	postType,
	show,
}: OneProps & { readonly postType: PostTypeSummary } ) =>
	show( usePostActions( postType, id ) );
