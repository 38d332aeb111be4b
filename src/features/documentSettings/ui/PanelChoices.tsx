import { Slot, ToggleControl } from '@wordpress/components';
import { PostTaxonomies, PostTypeSupportCheck } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { DOCUMENT_PANELS_SLOT } from '@/features/pluginSlots/index.editor';
import { PANELS, usePanel } from '../data/panels';
import styles from './PanelChoices.module.css';

/** The panels in post settings that the open document's type supports, each with a toggle. */
export const PanelChoices = () => (
	<fieldset className={ styles.panels }>
		<legend className={ styles.heading }>
			{ __( 'Document settings', 'atelier' ) }
		</legend>
		<p className={ styles.hint }>
			{ __(
				'Choose which settings are shown beside pages and posts.',
				'atelier'
			) }
		</p>
		<div className={ styles.choices }>
			<PostTaxonomies
				taxonomyWrapper={ ( _content, taxonomy ) => (
					<Choice
						name={ PANELS.taxonomy( stringOr( taxonomy.slug ) ) }
						label={ menuName( taxonomy ) }
					/>
				) }
			/>
			<PostTypeSupportCheck supportKeys="thumbnail">
				<Choice
					name={ PANELS.picture }
					label={ __( 'Featured image', 'atelier' ) }
				/>
			</PostTypeSupportCheck>
			<PostTypeSupportCheck supportKeys="excerpt">
				<Choice
					name={ PANELS.excerpt }
					label={ __( 'Excerpt', 'atelier' ) }
				/>
			</PostTypeSupportCheck>
			<PostTypeSupportCheck supportKeys={ DISCUSSION }>
				<Choice
					name={ PANELS.discussion }
					label={ __( 'Discussion', 'atelier' ) }
				/>
			</PostTypeSupportCheck>
			<PostTypeSupportCheck supportKeys="page-attributes">
				<Choice
					name={ PANELS.attributes }
					label={ __( 'Parent', 'atelier' ) }
				/>
			</PostTypeSupportCheck>
			<Slot name={ DOCUMENT_PANELS_SLOT } />
		</div>
	</fieldset>
);

const DISCUSSION = [ 'comments', 'trackbacks' ];

const menuName = ( { labels, name }: Readonly< Record< string, unknown > > ) =>
	stringOr( isRecord( labels ) ? labels.menu_name : name, stringOr( name ) );

function Choice( {
	name,
	label,
}: {
	readonly name: string;
	readonly label: string;
} ) {
	const [ isShown, toggle ] = usePanel( name );
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ isShown }
			onChange={ toggle }
		/>
	);
}
