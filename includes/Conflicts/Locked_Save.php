<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Version;
use Atelier\Support\Acting_User;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * A save that no other save of the same record can interrupt.
 */
final class Locked_Save {
	private WP_REST_Request $request;
	private ?Version $base;
	private Save_Lock $lock;

	private function __construct( WP_REST_Request $request, ?Version $base, Save_Lock $lock ) {
		$this->request = $request;
		$this->base    = $base;
		$this->lock    = $lock;
	}

	/**
	 * Takes the lock.
	 *
	 * @param string $key The key of the record.
	 * @return self|WP_Error An error if the version that the request is based on can't be read, or someone else is saving.
	 */
	public static function begin( WP_REST_Request $request, string $key ) {
		try {
			$text = $request->get_header( Rest::BASED_ON );
			$base = null === $text ? null : Version::from_text( $text );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'version' );
		}
		$lock = new Save_Lock( $key );
		return $lock->take() ? new self( $request, $base, $lock ) : new WP_Error(
			'atelier_busy',
			__( 'Someone else is saving this right now. Try again in a moment.', 'atelier' ),
			array( 'status' => 423 )
		);
	}

	/** @param mixed $request */
	public function is_of( $request ): bool {
		return $request === $this->request;
	}

	/**
	 * Whether WordPress still answers the request: after an error that other code catches, it runs no hook at its end, and its server
	 * takes the request for one that goes on.
	 */
	public function is_running(): bool {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Only the stack knows; asked while a save is open, and another request begins.
		foreach ( debug_backtrace( 0 ) as $frame ) {
			if ( 'respond_to_request' === $frame['function'] && $this->is_of( $frame['args'][0] ?? null ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Asks for the permission of the route again where another save came first: whoever saves may have lost a role in the meantime.
	 *
	 * @param mixed $handler The handler of the route.
	 */
	public function refusal( $handler ): ?WP_Error {
		if ( ! $this->lock->has_waited() ) {
			return null;
		}
		Acting_User::read_again( array( get_current_user_id() ) );
		return Rest::refusal( $handler, $this->request );
	}

	/** The version that the request is based on; null if it says none. */
	public function base(): ?Version {
		return $this->base;
	}

	/** @return array<string, mixed> The properties in the request's body. */
	public function sent(): array {
		return (array) ( $this->request->get_json_params() ?? array() ) + $this->request->get_body_params();
	}

	public function release(): void {
		$this->lock->release();
	}
}
