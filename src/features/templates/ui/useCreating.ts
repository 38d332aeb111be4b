import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '../../../kernel/shorten';
import { createTemplate, type NewTemplate } from '../data/createTemplate';
import { openTemplate } from './actions';

/**
 * Makes one template at a time, and tells what came of it. A dialog that was closed in the meantime leads
 * nowhere any more; the message does.
 */
export function useCreating( onDone: () => void ): {
	/** The slug of the template that is being made. */
	readonly making: string | null;
	readonly create: ( template: NewTemplate ) => Promise< void >;
} {
	const [ making, setMaking ] = useState< string | null >( null );
	const isOpen = useRef( true );
	const isBusy = useRef( false );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	useEffect( () => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, [] );

	// A function, for it can have another answer after a wait.
	const isStillOpen = () => isOpen.current;
	const create = async ( template: NewTemplate ) => {
		// Two clicks come before anything is rendered as busy.
		if ( isBusy.current || ! isStillOpen() ) {
			return;
		}
		isBusy.current = true;
		setMaking( template.slug );
		const result = await createTemplate( template );
		isBusy.current = false;
		setMaking( null );
		if ( ! result.ok ) {
			void createErrorNotice(
				result.error.detail ??
					__(
						'An error occurred while creating the template.',
						'atelier'
					),
				{ type: 'snackbar' }
			);
			return;
		}
		const { id, title } = result.value;
		const open = () => openTemplate( { id } );
		if ( isStillOpen() ) {
			onDone();
			open();
		}
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of the new template. */
				__( '"%s" successfully created.', 'atelier' ),
				shorten( title, 100 ) || __( '(no title)', 'atelier' )
			),
			{
				type: 'snackbar',
				actions: [ { label: __( 'Edit', 'atelier' ), onClick: open } ],
			}
		);
	};
	return { making, create };
}
