<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Overlay\Overlay;
use Atelier\Previews\Unsaved_Changes;
use Atelier\Records\Change_Set;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Changes;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Permitted_Changes;

/**
 * The site as an agent reads it and drafts changes of it: with the rights that are lent, and with a draft laid over it.
 */
final class Agent_Site {
	private Draft_Store $store;
	private Draft_Request $request;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Draft_Request $request, Record_Rights $rights ) {
		$this->store   = $store;
		$this->request = $request;
		$this->rights  = $rights;
	}

	/**
	 * @template T
	 * @param int                           $draft Of the agent; 0 for the live site, which nothing is saved to.
	 * @param callable( ?Change_Set ): T    $act   Gets the draft's changes.
	 * @param bool                          $keeps Whether what is saved goes into the draft. Otherwise it ends with the action.
	 * @return T
	 */
	public function during( Agent $agent, Agent_Limits $limits, int $draft, callable $act, bool $keeps = false ) {
		return Lent_Rights::during(
			$agent->id(),
			$limits->areas(),
			function () use ( $agent, $draft, $act, $keeps ) {
				if ( 0 === $draft ) {
					return $act( null );
				}
				$stored  = new Permitted_Changes( new Draft_Changes( $this->store, $draft, static fn() => Reauthorization::refuse( $agent ) ), wp_get_current_user(), $this->rights );
				$changes = $keeps ? $stored : new Unsaved_Changes( $agent->id(), $stored );
				return $this->request->within( new Overlay( $changes ), static fn() => $act( $changes ) );
			}
		);
	}
}
