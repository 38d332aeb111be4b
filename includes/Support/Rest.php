<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * What all routes of our own have in common.
 */
final class Rest {
	public const ROUTE_NAMESPACE = 'atelier/v1';

	/** With this header saves from Atelier say which version of a record they are based on. */
	public const BASED_ON = 'X-Atelier-Based-On';

	/** With this header, whatever its value, requests from Atelier ask for versions in the answer. */
	public const CLIENT = 'X-Atelier';

	/**
	 * The answer of a permission callback.
	 *
	 * @param bool   $may     Whether the user may ask.
	 * @param string $refusal What users read who may not.
	 * @return true|WP_Error
	 */
	public static function permit( bool $may, string $refusal ) {
		return $may ? true : new WP_Error( 'rest_forbidden', $refusal, array( 'status' => rest_authorization_required_code() ) );
	}
}
