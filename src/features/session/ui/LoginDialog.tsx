import { speak } from '@wordpress/a11y';
import { Button, Modal } from '@wordpress/components';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../platform/boot';
import { cancelLogin, login, type LoginReason } from '../data/login';
import { LoginFrame } from './LoginFrame';
import styles from './LoginDialog.module.css';

/** WordPress's own login, in place: asked for once the session is lost, closed by itself once it is back. */
export function LoginDialog() {
	const reason = useSyncExternalStore( login.subscribe, login.get );
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
						'The login form cannot be shown here. Log in in a new tab, then come back to this one.',
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
			<div className={ styles.actions }>
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
					{ __( 'Log in in a new tab', 'atelier' ) }
				</Button>
			</div>
		</Modal>
	);
}

const sentence = ( reason: LoginReason ): string =>
	reason === 'out'
		? __(
				'Your session has ended. Log in, and saving goes on by itself: nothing you changed is lost.',
				'atelier'
			)
		: __(
				'Somebody else has logged in in this browser. Nothing of yours is saved in their name: log in as yourself, and saving goes on by itself.',
				'atelier'
			);
