import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useSignal } from '@/ui/useSignal';
import { lastSettled, type Settled } from '../data/lastSettled';
import { refetchChanged } from '../data/refetchChanged';
import { unsettleChange } from '../data/requests';
import styles from './ChangeSummary.module.css';

/** Says which version was chosen last, and takes that back. In the dialog itself, because a dialog covers notices. */
export function SettledNote( { draft }: { readonly draft: number } ) {
	const settled = useSignal( lastSettled );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => () => lastSettled.set( null ), [] );
	useEffect( () => setProblem( '' ), [ settled ] );
	const isHere = settled?.draft === draft;
	const undo = async () => {
		if ( ! settled ) {
			return;
		}
		setBusy( true );
		const result = await unsettleChange( draft, settled.key );
		setBusy( false );
		refetchChanged( draft );
		if ( result.ok ) {
			lastSettled.set( null );
		} else {
			setProblem( messageFor( result.error ) );
		}
	};
	return (
		<div role="status">
			{ isHere && (
				<div className={ styles.settled }>
					<span>{ settledMessage( settled ) }</span>
					<Button
						size="compact"
						variant="tertiary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void undo() }
					>
						{ __( 'Undo', 'atelier' ) }
					</Button>
					<ErrorText>{ problem }</ErrorText>
				</div>
			) }
		</div>
	);
}

const settledMessage = ( { choice, title }: Settled ): string =>
	sprintf(
		choice === 'mine'
			? /* translators: %s: title of a record. */
				__( 'You chose this site draft’s version of “%s”.', 'atelier' )
			: /* translators: %s: title of a record. */
				__( 'You chose the live version of “%s”.', 'atelier' ),
		title
	);
