import { __ } from '@wordpress/i18n';
import { defineFields } from '@/dataview';
import { InvalidMark } from '@/ui/InvalidMark';
import type { DocumentAuthor } from '@/features/documents/index.model';
import { AuthorName } from '@/features/documents';
import { usedInShared } from '@/features/uses';
import type { ShownByTemplate } from '../model/shown';
import type { Template } from '../model/template';
import { ShownCell } from './ShownCell';
import { TemplatePreview } from './TemplatePreview';
import styles from './fields.module.css';

/**
 * The fields of a list of templates; it can be filtered by each author.
 *
 * @param authors
 * @param shown   What filters compare; null until it is known.
 * @param isPlain Whether fields are inside of a button, as in the layout "list".
 */
export const makeFields = (
	authors: readonly DocumentAuthor[],
	shown: ShownByTemplate | null,
	isPlain: boolean
) =>
	defineFields< Template >()( [
		{
			id: 'preview',
			label: __( 'Preview', 'atelier' ),
			type: 'media',
			enableSorting: false,
			render: ( { item } ) => <TemplatePreview template={ item } />,
		},
		{
			id: 'title',
			label: __( 'Template', 'atelier' ),
			type: 'text',
			enableHiding: false,
			enableGlobalSearch: true,
			render: ( { item } ) => (
				<span className={ styles.title }>
					<bdi>{ item.title || __( '(no title)', 'atelier' ) }</bdi>
					{ item.isInvalid && <InvalidMark /> }
				</span>
			),
		},
		{
			id: 'description',
			label: __( 'Description', 'atelier' ),
			type: 'text',
			enableSorting: false,
			enableGlobalSearch: true,
		},
		{
			id: 'author',
			label: __( 'Author', 'atelier' ),
			type: 'text',
			elements: authors.map( ( { name } ) => ( {
				value: name,
				label: name,
			} ) ),
			getValue: ( { item } ) => item.author.name,
			render: ( { item } ) => <AuthorName author={ item.author } />,
		},
		{
			...usedInShared(),
			getValue: ( { item } ) => shown?.shows.get( item.id )?.length,
			render: ( { item } ) => (
				<ShownCell template={ item } isPlain={ isPlain } />
			),
		},
	] );
