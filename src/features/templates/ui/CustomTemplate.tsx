import { TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import type { NewTemplate } from '../data/createTemplate';
import { customSlug } from '@/features/documents/index.model';
import { BackButton } from './BackButton';

interface CustomTemplateProps {
	readonly isBusy: boolean;
	/** The error of the last attempt; otherwise empty. */
	readonly problem: string;
	readonly onCreate: ( template: NewTemplate ) => void;
	readonly onBack: () => void;
	readonly onCancel: () => void;
}

/** Asks for the name of a custom template. */
export function CustomTemplate( {
	isBusy,
	problem,
	onCreate,
	onBack,
	onCancel,
}: CustomTemplateProps ) {
	const [ name, setName ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	const nameless = __( 'Custom Template', 'atelier' );
	useEffect( () => field.current?.focus(), [] );
	return (
		<form
			aria-busy={ isBusy }
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				const title = name.trim();
				onCreate( {
					slug: customSlug( title ),
					title: title || nameless,
					description: '',
					prefix: null,
				} );
			} }
		>
			<BackButton isDisabled={ isBusy } onClick={ onBack } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ field }
				label={ __( 'Name', 'atelier' ) }
				placeholder={ nameless }
				help={ __(
					'Describe the template, e.g. "Post with sidebar". A custom template can be manually applied to any post or page.',
					'atelier'
				) }
				// Not disabled: the focused field must keep the focus, for a retry.
				readOnly={ isBusy }
				value={ name }
				onChange={ setName }
			/>
			<DialogActions
				label={ __( 'Create', 'atelier' ) }
				isBusy={ isBusy }
				problem={ problem }
				onCancel={ onCancel }
			/>
		</form>
	);
}
