import apiFetch from '@wordpress/api-fetch';
import { ok, type Result } from '../kernel/result';
import { attempt } from './failure';

/** Sends one REST request; the answer is still to be parsed. */
export const request = (
	options: Parameters< typeof apiFetch >[ 0 ]
): Promise< Result< unknown > > =>
	attempt( async () => ok( await apiFetch( options ) ) );
