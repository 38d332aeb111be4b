import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import {
	fieldChangeLabel,
	recordLabel,
	valueLabel,
} from '../../documents/index.records';
import type { FieldChange } from '../../documents/index.model';
import { SETTINGS } from '../model/site';
import { allowedLabel, homepageLabel } from './options';

/** A changed setting of the site, with its old and its new value. */
export function siteChangeLabel( change: FieldChange ): string {
	const [ property, ...nested ] = change.path;
	if ( property === undefined || nested.length > 0 ) {
		return fieldChangeLabel( change );
	}
	return sprintf(
		/* translators: 1: a setting of the site, 2: its value before, 3: its value now. */
		__( '%1$s: %2$s → %3$s', 'atelier' ),
		recordLabel( { name: 'site', title: '', property } ),
		siteValueLabel( property, change.from ),
		siteValueLabel( property, change.to )
	);
}

function siteValueLabel( property: string, value: unknown ): string {
	switch ( property ) {
		case SETTINGS.hasStaticHomepage:
			return valueLabel( homepageLabel( value === 'page' ) );
		case SETTINGS.allowsComments:
			return valueLabel( allowedLabel( value === 'open' ) );
		default:
			return valueLabel(
				typeof value === 'string'
					? decodeEntities( value )
					: value === 0
						? null
						: value
			);
	}
}
