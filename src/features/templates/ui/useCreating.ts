import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { createTemplate, type NewTemplate } from '../data/createTemplate';
import { openTemplate } from './openTemplate';

/**
 * Creates one template at a time, and shows a notice. After the dialog has been closed, it no longer opens the
 * template; the notice still appears.
 */
export function useCreating( onDone: () => void ): {
	/** The slug of the template that is being created. */
	readonly making: string | null;
	/** The error of the last attempt; otherwise empty. On small screens, the dialog covers the notice. */
	readonly problem: string;
	readonly forgetProblem: () => void;
	readonly create: ( template: NewTemplate ) => Promise< void >;
} {
	const [ making, setMaking ] = useState< string | null >( null );
	const [ problem, setProblem ] = useState( '' );
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

	// A function, because its result may change while waiting.
	const isStillOpen = () => isOpen.current;
	const create = async ( template: NewTemplate ) => {
		// Two clicks may come before the busy state is rendered.
		if ( isBusy.current || ! isStillOpen() ) {
			return;
		}
		isBusy.current = true;
		setMaking( template.slug );
		setProblem( '' );
		const result = await createTemplate( template );
		isBusy.current = false;
		setMaking( null );
		if ( ! result.ok ) {
			const message =
				result.error.detail ??
				__(
					'An error occurred while creating the template.',
					'atelier'
				);
			setProblem( message );
			void createErrorNotice( message, { type: 'snackbar' } );
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
	return {
		making,
		problem,
		forgetProblem: () => setProblem( '' ),
		create,
	};
}
