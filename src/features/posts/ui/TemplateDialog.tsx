import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { DialogActions } from '../../../ui/DialogActions';
import { useChoosableTemplates } from '../../canvas/records';
import { job } from '../data/job';
import type { Post } from '../model/post';
import { CHANGE_WORDS } from './changeWords';

interface TemplateDialogProps {
	readonly posts: readonly Post[];
	readonly onClose: () => void;
}

/** While the items have several; no template is called like that. */
const MIXED = '//';

/** Asks which template the items are to have. */
export function TemplateDialog( { posts, onClose }: TemplateDialogProps ) {
	const [ first ] = posts;
	const templates = useChoosableTemplates( first?.type ?? '' );
	const used = new Set( posts.map( ( { template } ) => template ) );
	const current = used.size === 1 ? ( first?.template ?? '' ) : MIXED;
	const [ chosen, choose ] = useState( current );
	const offered = [
		{ value: '', label: __( 'Default template', 'atelier' ) },
		...templates.map( ( { slug, title } ) => ( {
			value: slug,
			label: title,
		} ) ),
	];
	const isKnown = offered.some( ( { value } ) => value === current );
	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( chosen !== current ) {
					onClose();
					job.set( {
						change: { name: 'template', slug: chosen },
						// Those that have it already stay as they are.
						posts: posts.filter(
							( { template } ) => template !== chosen
						),
					} );
				}
			} }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Template', 'atelier' ) }
				help={ __(
					'What stands around the content. New ones to choose from are made in the list of templates.',
					'atelier'
				) }
				value={ chosen }
				options={ [
					...( isKnown
						? []
						: [
								{
									value: current,
									label:
										current === MIXED
											? __( 'Mixed', 'atelier' )
											: current,
								},
							] ),
					...offered,
				] }
				onChange={ choose }
			/>
			<DialogActions
				label={ CHANGE_WORDS.template.action() }
				isBusy={ false }
				isDisabled={ chosen === current }
				onCancel={ onClose }
			/>
		</form>
	);
}
