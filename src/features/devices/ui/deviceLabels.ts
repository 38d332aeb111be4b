import { __ } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { Device } from '../model/device';

export const DEVICE_ICONS: Readonly< Record< Device, typeof desktop > > = {
	Desktop: desktop,
	Tablet: tablet,
	Mobile: mobile,
};

export function deviceLabel( device: Device ): string {
	switch ( device ) {
		case 'Desktop':
			return __( 'Desktop', 'atelier' );
		case 'Tablet':
			return __( 'Tablet', 'atelier' );
		case 'Mobile':
			return __( 'Mobile', 'atelier' );
	}
}
