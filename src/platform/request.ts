import apiFetch from '@wordpress/api-fetch';
import { ok, type Result } from '@/kernel/result';
import { attempt } from './failure';
import type { RequestOptions } from './requestMethod';

/** Sends one REST request; the answer is still to be parsed. */
export const request = (
	options: RequestOptions
): Promise< Result< unknown > > =>
	attempt( async () => ok( await apiFetch( options ) ) );
