import { __ } from '@wordpress/i18n';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { UsesList, UsesModal, useUses } from '@/features/uses';
import { useShown } from '../data/useShown';
import type { Template } from '../model/template';
import styles from './ShownCell.module.css';
import { shownLabel } from './shownLabel';

interface TemplateUsesDialogProps extends Pick<
	Template,
	'id' | 'slug' | 'title' | 'isCustom'
> {
	readonly onClose: () => void;
}

/** All that a template shows, with the documents that have chosen it. */
export const TemplateUsesDialog = ( {
	id,
	slug,
	title,
	isCustom,
	onClose,
}: TemplateUsesDialogProps ) => (
	<UsesModal title={ title } onClose={ onClose }>
		<ShownList id={ id } />
		{ isCustom && <ChosenBy slug={ slug } /> }
	</UsesModal>
);

/** What visitors see in a template. */
function ShownList( { id }: { readonly id: string } ) {
	const load = useShown( true );
	if ( load.status === 'failed' ) {
		return <ErrorText>{ messageFor( load.error ) }</ErrorText>;
	}
	if ( load.status === 'loading' ) {
		return (
			<p role="status">
				{ __( 'Checking where it’s used…', 'atelier' ) }
			</p>
		);
	}
	const shows = load.value.shows.get( id ) ?? [];
	return shows.length === 0 ? (
		<p>{ __( 'Visitors don’t see it anywhere.', 'atelier' ) }</p>
	) : (
		<>
			<p>{ __( 'Visitors see this template on:', 'atelier' ) }</p>
			<ul className={ styles.list }>
				{ shows.map( ( one ) => (
					<li key={ one.label }>{ shownLabel( one ) }</li>
				) ) }
			</ul>
		</>
	);
}

/** The documents that have a custom template by choice. */
const ChosenBy = ( { slug }: { readonly slug: string } ) => (
	<UsesList
		inStyles={ [] }
		load={ useUses( 'template', slug ) }
		introduction={ __( 'These have chosen it:', 'atelier' ) }
	/>
);
