import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { AppError } from '@/kernel/result';
import { siteZone } from '@/platform/siteZone';
import { siteNow } from '@/platform/siteNow';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { countNewer } from '../data/requests';
import { dayOf, startOfDay } from '../model/days';
import { pageWith, type Filter } from '../model/filter';
import styles from './History.module.css';

interface GoToDateProps {
	readonly filter: Filter;
	/** The number of listed entries. */
	readonly total: number;
	readonly onFound: ( found: {
		readonly page: number;
		readonly day: string;
	} ) => void;
}

/** Finds the page with a day among all pages of what is listed. */
export function GoToDate( { filter, total, onFound }: GoToDateProps ) {
	const today = dayOf( siteNow(), siteZone() );
	const [ day, setDay ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState< AppError | null >( null );
	const find = async () => {
		setBusy( true );
		setError( null );
		const newer = await countNewer( filter, day );
		setBusy( false );
		if ( newer.ok ) {
			onFound( { page: pageWith( newer.value, total ), day } );
		} else {
			setError( newer.error );
		}
	};
	return (
		<form
			noValidate
			className={ styles.goTo }
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( ! isBusy && startOfDay( day, siteZone() ) ) {
					void find();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className={ styles.date ?? '' }
				type="date"
				max={ today }
				label={ __( 'Go to date', 'atelier' ) }
				value={ day }
				onChange={ setDay }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || day === '' }
				accessibleWhenDisabled
			>
				{ __( 'Go', 'atelier' ) }
			</Button>
			<ErrorText>{ error ? messageFor( error ) : '' }</ErrorText>
		</form>
	);
}
