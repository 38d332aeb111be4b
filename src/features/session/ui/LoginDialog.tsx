import { speak } from '@wordpress/a11y';
import { Button, Modal } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { cancelLogin, login, type LoginReason } from '../data/login';
import { DialogButtons } from '@/ui/DialogActions';
import { useSignal } from '@/ui/useSignal';
import { LoginFrame } from './LoginFrame';
import styles from './LoginDialog.module.css';

/** WordPress's own login in a dialog, which opens once the session is lost and closes by itself after the login. */
export function LoginDialog() {
	const reason = useSignal( login );
	return reason === null ? null : <OpenDialog reason={ reason } />;
}

function OpenDialog( { reason }: { readonly reason: LoginReason } ) {
	const [ isRefused, setIsRefused ] = useState( false );
	useEffect( () => speak( sentence( reason ), 'assertive' ), [ reason ] );
	return (
		<Modal
			title={ __( 'Log in again', 'atelier' ) }
			onRequestClose={ cancelLogin }
			overlayClassName="atelier-overlay"
			shouldCloseOnClickOutside={ false }
			size="medium"
		>
			<p className={ styles.text }>{ sentence( reason ) }</p>
			{ isRefused ? (
				<p>
					{ __(
						'The login form can’t be shown here. Log in using a new tab, then return to this one.',
						'atelier'
					) }
				</p>
			) : (
				<LoginFrame
					// Another reason needs another form.
					key={ reason }
					reason={ reason }
					onRefused={ () => setIsRefused( true ) }
				/>
			) }
			<DialogButtons>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ cancelLogin }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				{ reason === 'other' && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => window.location.reload() }
					>
						{ __( 'Reload the page', 'atelier' ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant={ isRefused ? 'primary' : 'tertiary' }
					href={ boot().loginUrl }
					target="_blank"
					rel="noreferrer"
				>
					{ __( 'Log in using a new tab', 'atelier' ) }
				</Button>
			</DialogButtons>
		</Modal>
	);
}

const sentence = ( reason: LoginReason ): string =>
	reason === 'out'
		? __(
				'Your session has expired. Log in to continue saving. Your changes haven’t been lost.',
				'atelier'
			)
		: __(
				'Someone else has logged in using this browser. Your changes won’t be saved under their account. Log in as yourself to continue saving.',
				'atelier'
			);
