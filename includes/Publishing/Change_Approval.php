<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Drafted_Site;
use Atelier\Records\Filtered_Value;
use Atelier\Records\Live_Records;
use Atelier\Records\Live_Site;
use Atelier\Records\Lost_References;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Route;
use Atelier\SiteDrafts\Change_Response;
use Atelier\SiteDrafts\Checked_Blocks;
use Atelier\SiteDrafts\Draft_Check;
use Atelier\SiteDrafts\Draft_Site;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Seen_Changes;
use Atelier\Support\Invalid_Input;
use Throwable;
use WP_Error;
use WP_REST_Response;

/**
 * Makes changes of others those of the current user, who may save them as they are.
 */
final class Change_Approval {
	private Draft_Store $store;
	private Change_Response $responses;
	private Live_Site $live;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Change_Response $responses, Live_Site $live, Record_Rights $rights ) {
		$this->store     = $store;
		$this->responses = $responses;
		$this->live      = $live;
		$this->rights    = $rights;
	}

	/**
	 * All of the changes, or none.
	 *
	 * @param array<int|string, string> $seen By key, the versions that the user has seen.
	 * @return WP_REST_Response|WP_Error
	 */
	public function approve( int $draft, array $seen ) {
		$site     = new Draft_Site( $this->store, $draft );
		$approved = array();
		foreach ( $seen as $key => $version ) {
			$change = $site->together( fn() => $this->approved( $draft, (string) $key, $version, $site ) );
			if ( is_wp_error( $change ) ) {
				return $change;
			}
			$approved[] = $change;
		}
		try {
			$this->put_all( $draft, $approved );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'draft' );
		}
		$versions = $this->responses->versions( $this->store->change_posts( $draft ) );
		return new WP_REST_Response(
			array(
				'approved' => array_map( 'strval', array_keys( $seen ) ),
				'versions' => array_map( static fn( $key ): string => $versions[ $key ] ?? '', array_keys( $seen ) ),
			)
		);
	}

	/**
	 * @param list<Change> $approved
	 * @throws Throwable What is wrong with one; the others are as they were then.
	 */
	private function put_all( int $draft, array $approved ): void {
		$before = array();
		try {
			foreach ( $approved as $change ) {
				$before[] = $this->store->change( $draft, $change->key() );
				$this->store->put( $draft, $change );
			}
		} catch ( Throwable $reason ) {
			foreach ( array_filter( $before ) as $change ) {
				$this->store->put( $draft, $change );
			}
			throw $reason;
		}
	}

	/** @return Change|WP_Error */
	private function approved( int $draft, string $key, string $version, Draft_Site $site ) {
		$post   = $this->store->change_post( $draft, $key );
		$change = $this->store->change( $draft, $key );
		if ( $post && Change_Response::version( $post ) !== $version ) {
			return Seen_Changes::outdated( __( 'This was changed again in the meantime, so nothing was taken over. Check it again.', 'atelier' ) );
		}
		if ( ! $change ) {
			return new WP_Error( 'atelier_draft_no_change', __( 'This site draft has no changes of this item.', 'atelier' ), array( 'status' => 404 ) );
		}
		if ( ! $this->rights->may_edit_change( $change ) ) {
			return Record_Rights::refusal();
		}
		if ( $post && Checked_Blocks::are_due( $post, $change ) ) {
			return $this->about( Checked_Blocks::problem(), $draft, $change );
		}
		$edits    = $this->live->during( fn(): array => $this->mended( $change ) );
		$admitted = $this->live->during( fn() => self::admit( $change, $edits, $site ) );
		if ( is_wp_error( $admitted ) && Draft_Check::is_about_template( $admitted ) ) {
			// Publishing asks what is shown in its place.
			$admitted = $this->live->during( fn() => self::admit( $change, array( 'template' => '' ) + $edits, $site ) );
			$admitted = is_wp_error( $admitted ) ? $admitted : $admitted->naming_lost_template( $change );
		}
		return is_wp_error( $admitted ) ? $this->about( $admitted, $draft, $change ) : $change->approved( $admitted );
	}

	/** @return array<string, mixed> */
	private function mended( Change $change ): array {
		$edits = $change->edits();
		$route = Lost_References::mended( $change->type(), $edits, array() ) === $edits ? null : Record_Route::of( $change );
		return $route ? Lost_References::mended( $change->type(), $edits, ( new Live_Records( $this->live ) )->of( $change, $route )->values ) : $edits;
	}

	/**
	 * Values for a change, if the current user may save them and WordPress would leave them as they are.
	 *
	 * @param array<string, mixed> $edits
	 * @return Admitted_Edits|WP_Error
	 */
	public static function admit( Change $change, array $edits, Drafted_Site $site ) {
		$admitted = Admitted_Edits::admit( $change->type(), $change->record_id(), $change->action(), $edits, $site );
		if ( is_wp_error( $admitted ) ) {
			return $admitted;
		}
		foreach ( $admitted->edits() as $name => $value ) {
			if ( ! Filtered_Value::is_same( $edits[ $name ] ?? null, $value ) ) {
				return new WP_Error(
					'atelier_draft_unfiltered',
					__( 'This has code that you aren’t allowed to save. Ask an administrator.', 'atelier' ),
					array(
						'status'     => rest_authorization_required_code(),
						'properties' => array( $name ),
					)
				);
			}
		}
		return $admitted;
	}

	/** The error with the change that it is about. */
	private function about( WP_Error $error, int $draft, Change $change ): WP_Error {
		$post = $this->store->change_post( $draft, $change->key() );
		$data = $error->get_error_data();
		$error->add_data( ( is_array( $data ) ? $data : array() ) + array( 'changes' => array_filter( array( $post ? $this->responses->of( $post ) : null ) ) ) );
		return $error;
	}
}
