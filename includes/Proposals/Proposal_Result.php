<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use WP_Error;

/**
 * What became of one change that an agent has proposed. Immutable.
 */
final class Proposal_Result {
	private string $record;
	private string $code;
	private string $message;

	private function __construct( string $record, string $code, string $message ) {
		$this->record  = $record;
		$this->code    = $code;
		$this->message = $message;
	}

	public static function accepted( string $record ): self {
		return new self( $record, '', '' );
	}

	/** @param Invalid_Input|WP_Error $reason */
	public static function refused( $reason ): self {
		$error = $reason instanceof Invalid_Input ? $reason->to_error( 'proposal' ) : $reason;
		// Whole tags only: some sentences name a “<”.
		return new self( '', (string) $error->get_error_code(), (string) preg_replace( '~</?[a-z][^<>]*+>~i', '', $error->get_error_message() ) );
	}

	/** The same, which says that its reason couldn't be stored. */
	public function without_reason(): self {
		return $this->is_accepted() ? new self( $this->record, '', __( 'This is in the site draft, but its reason couldn’t be saved. Withdraw the record and propose it again, so that people read why.', 'atelier' ) ) : $this;
	}

	public function is_accepted(): bool {
		return '' === $this->code;
	}

	public function record(): string {
		return $this->record;
	}

	/** @return array{ accepted: bool, record: string, code: string, message: string } */
	public function describe(): array {
		return array( 'accepted' => $this->is_accepted() ) + get_object_vars( $this );
	}
}
