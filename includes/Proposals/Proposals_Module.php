<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;

/**
 * What agents can do, over REST and as abilities of WordPress. See docs/agents.md.
 */
final class Proposals_Module implements Module {
	private Draft_Store $store;
	private Draft_Request $request;
	private Live_Site $live;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Draft_Request $request, Live_Site $live, Record_Rights $rights ) {
		$this->store   = $store;
		$this->request = $request;
		$this->live    = $live;
		$this->rights  = $rights;
	}

	public function register(): void {
		$controller = new Abilities_Controller( $this->abilities() );
		add_action( 'rest_api_init', array( $controller, 'register_routes' ) );
		add_filter( 'rest_pre_dispatch', array( $controller, 'refuse_large' ), 0, 3 );
	}

	/** The only list of them. None publishes, schedules, shares or settles anything, or deletes what others have made. */
	public function abilities(): Abilities {
		$drafts = new Agent_Drafts( $this->store );
		$site   = new Agent_Site( $this->store, $this->request, $this->rights );
		return new Abilities(
			new Describe_Site( $site, $drafts ),
			new Find_Records( $drafts, $site ),
			new Read_Record( $drafts, $site ),
			new Find_Uses( $drafts, $site, $this->rights, $this->request ),
			new Start_Draft( $drafts ),
			new Propose( $drafts, $site, $this->live ),
			new Read_Draft( $drafts, $this->store ),
			new Preview_Draft( $drafts ),
			new Withdraw( $drafts, $this->store ),
			new Answer_Note( $drafts ),
			new Request_Review( $drafts, $this->store )
		);
	}
}
