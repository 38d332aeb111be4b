import { Spinner } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '@/ui/Confirm';
import { keepFocus } from '@/ui/keepFocus';
import { countKept, forgetKept } from '../data/forget';

/** Shows the number of changes that will be lost, and asks for confirmation. */
export function ForgetDialog( { onClose }: { readonly onClose: () => void } ) {
	const [ count, setCount ] = useState< number | null >( null );
	useEffect( () => {
		void countKept().then( setCount );
	}, [] );
	const close = () => {
		onClose();
		keepFocus();
	};
	return (
		<Confirm
			confirmButtonText={ __( 'Forget everything', 'atelier' ) }
			onCancel={ close }
			onConfirm={ () => {
				close();
				void forgetAndTell();
			} }
		>
			<p>
				{ __( 'Forget everything kept in this browser?', 'atelier' ) }
			</p>
			<p>{ count === null ? <Spinner /> : lossMessage( count ) }</p>
			<p>
				{ __(
					'Changes in open tabs stay there, but they can’t be restored if a tab is closed or crashes before you save. Nothing on your site changes.',
					'atelier'
				) }
			</p>
		</Confirm>
	);
}

const lossMessage = ( count: number ): string =>
	count === 0
		? __(
				'This browser keeps no copies of your unsaved changes right now.',
				'atelier'
			)
		: sprintf(
				/* translators: %d: number of records. */
				_n(
					'The copy of your unsaved changes to %d item will be deleted from this browser. You can’t restore it afterwards.',
					'The copies of your unsaved changes to %d items will be deleted from this browser. You can’t restore them afterwards.',
					count,
					'atelier'
				),
				count
			);

async function forgetAndTell(): Promise< void > {
	const notices = dispatch( noticesStore );
	if ( await forgetKept() ) {
		void notices.createSuccessNotice(
			__( 'Everything kept in this browser was deleted.', 'atelier' ),
			{ type: 'snackbar' }
		);
	} else {
		void notices.createErrorNotice(
			__(
				'This browser couldn’t delete its copies of your unsaved changes. Clear the data of this site in your browser’s settings instead.',
				'atelier'
			),
			{ id: 'atelier-forget-failed' }
		);
	}
}
