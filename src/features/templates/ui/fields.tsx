import { __ } from '@wordpress/i18n';
import { defineFields } from '../../../dataview';
import { InvalidMark } from '../../../ui/InvalidMark';
import type { DocumentAuthor } from '../../documents/index.model';
import { AuthorName } from '../../documents/index.records';
import type { Template } from '../model/template';
import { TemplatePreview } from './TemplatePreview';
import styles from './fields.module.css';

/** The fields of a list of templates; it can be filtered by each author. */
export const makeFields = ( authors: readonly DocumentAuthor[] ) =>
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
	] );
